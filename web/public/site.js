// Runs on public pages that carry no React: the menu on phones, and the buttons of the header.
const button = (name) => document.querySelector(`[data-header="${name}"]`);
const isKnown = () => 'known' in document.documentElement.dataset;

const menu = button('menu');
const items = document.getElementById(menu?.getAttribute('aria-controls') ?? '');

function show(open) {
  menu.setAttribute('aria-expanded', String(open));
  menu.setAttribute('aria-label', open ? 'Close menu' : 'Open menu');
  items.classList.toggle('hidden', !open);
  items.classList.toggle('flex', open);
}

menu?.addEventListener('click', () => show(menu.getAttribute('aria-expanded') !== 'true'));
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || menu?.getAttribute('aria-expanded') !== 'true') return;
  show(false);
  menu.focus();
});
button('sign-in')?.addEventListener('click', () => location.assign('/?sign-in'));
button('waitlist')?.addEventListener('click', () => location.assign(isKnown() ? '/app' : '/#waitlist'));
