// Sends the form without leaving the page; where this does not run, the browser sends it itself.
const form = document.querySelector('form');
const thanks = document.getElementById('thanks');
const email = document.getElementById('email');
const problem = document.getElementById('problem');
const button = form?.querySelector('button');

const show = (sentence, field) => {
  problem.textContent = sentence;
  email.toggleAttribute('aria-invalid', false);
  if (field === 'email') {
    email.setAttribute('aria-invalid', 'true');
    email.focus();
  }
};

const join = async () => {
  const fields = new FormData(form);
  const website = fields.get('website');
  const answer = await fetch('/api/v1/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      email: fields.get('email'),
      platforms: fields.getAll('platforms'),
      ...(website ? { website } : {}),
    }),
  });
  if (answer.ok) return undefined;
  const { detail, errors = [] } = await answer.json();
  return { sentence: detail, field: errors[0]?.path === '/email' ? 'email' : undefined };
};

const send = async () => {
  button.disabled = true;
  show('');
  try {
    const refusal = await join();
    if (refusal) return show(refusal.sentence, refusal.field);
    form.hidden = true;
    thanks.hidden = false;
    thanks.focus();
  } catch {
    show('That did not reach us. Nothing is lost: please try again.');
  } finally {
    button.disabled = false;
  }
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
