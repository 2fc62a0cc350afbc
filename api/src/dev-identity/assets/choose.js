const params = new URLSearchParams(location.search);
const provider = params.get('provider') === 'apple' ? 'apple' : 'google';
const form = document.querySelector('form');
const problem = document.querySelector('.problem');
const buttons = [...document.querySelectorAll('button')];

document.querySelector('[data-provider]').textContent = provider === 'apple' ? 'Apple' : 'Google';

function showProblem(text) {
  problem.textContent = text;
  problem.hidden = false;
}

function answer(message) {
  if (!window.opener) {
    showProblem('The sign-in window that opened this page is gone. Close this one and start again.');
    return;
  }
  window.opener.postMessage({ type: 'local-identity', ...message }, location.origin);
  window.close();
}

async function choose(email, name) {
  problem.hidden = true;
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(`/dev/identity/${provider}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name, nonce: params.get('nonce') ?? undefined }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.message);
    answer({ ok: true, ...body });
  } catch (error) {
    showProblem(error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.');
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

for (const persona of document.querySelectorAll('[data-email]')) {
  persona.addEventListener('click', () => void choose(persona.dataset.email, persona.dataset.name));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const invalid = [...form.elements].find((field) => field.willValidate && !field.checkValidity());
  if (invalid) {
    showProblem(invalid.name === 'name' ? 'Enter a name.' : 'Enter an email address.');
    invalid.focus();
    return;
  }
  void choose(form.elements.email.value.trim(), form.elements.name.value.trim());
});

document.querySelector('[data-cancel]').addEventListener('click', () => answer({ ok: false }));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') answer({ ok: false });
});

document.querySelector('[data-email]').focus();
