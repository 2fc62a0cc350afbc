export default function TagsPage() {
  return <h1>Tags</h1>;
}
