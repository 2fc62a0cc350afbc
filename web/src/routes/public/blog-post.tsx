export default function BlogPostPage() {
  return <h1>Blog post</h1>;
}
