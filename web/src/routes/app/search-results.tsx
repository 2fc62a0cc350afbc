export default function SearchResultsPage() {
  return <h1>Search Results</h1>;
}
