export const BLOG_TITLE = 'The Tuckaway Blog';
export const BLOG_SUBTITLE =
  'Gift guides, the psychology behind them, seasonal ideas and good manners at work. Written to be read slowly and used often.';
export const POST_MISSING = "The blog post you're looking for doesn't exist or has been removed.";
