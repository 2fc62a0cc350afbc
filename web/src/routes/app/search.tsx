export default function SearchPage() {
  return <h1>Search for Gifts</h1>;
}
