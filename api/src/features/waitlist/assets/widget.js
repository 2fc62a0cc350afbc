// Puts the waitlist form where a page asks for it: <div data-widget-key="…"></div>
(() => {
  const FRAME_HEIGHT_PX = 180;
  const origin = new URL(document.currentScript.src).origin;

  const insertInto = (container) => {
    if (container.querySelector('iframe')) return;
    const frame = document.createElement('iframe');
    const url = new URL('/waitlist/embed', origin);
    const theme = document.documentElement.dataset.theme;
    if (theme) url.searchParams.set('theme', theme);
    frame.src = url.href;
    frame.title = 'Join the waitlist';
    frame.width = '100%';
    frame.height = String(FRAME_HEIGHT_PX);
    container.append(frame);
  };

  for (const container of document.querySelectorAll('[data-widget-key]')) insertInto(container);
})();
