/** Share of an element above the lower edge of the window, 0 to 1. */
export function readShare(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  if (way <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}

/** Sets the width of a line to the read share of an article on each scroll. Returns a function that stops it. */
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
