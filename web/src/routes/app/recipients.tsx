export default function RecipientsPage() {
  return <h1>Recipients</h1>;
}
