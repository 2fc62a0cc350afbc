/** How much of an element has passed the lower edge of the window, 0 to 1. */
export function readShare(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  if (way <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}

/** Draws how much of an article was read as the width of a line. Returns a function that stops it. */
export function trackReading(article: HTMLElement, line: HTMLElement): () => void {
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { top, height } = article.getBoundingClientRect();
    line.style.scale = `${readShare(top, height, window.innerHeight)} 1`;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(draw);
  };
  schedule();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
