export default function DiscoverPage() {
  return <h1>Discover Gift Lists</h1>;
}
