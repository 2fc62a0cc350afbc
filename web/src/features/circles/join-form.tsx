import { circles, type CircleInvitation } from '@tuckaway/contract/sharing/circles';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useJoinCircle } from './use-circle-changes.ts';

interface JoinFormProps {
  token: string;
  invitation: CircleInvitation;
  people: readonly Recipient[];
  onJoined: (recipientId: number) => void;
}

/** Chooses the matching recipient of the new member, and joins. */
export function JoinForm({ token, invitation: { personName }, people, onJoined }: JoinFormProps) {
  const join = useJoinCircle(token);
  const form = useForm({
    initial: { personId: '', name: personName },
    rules: {
      schema: circles.join.body,
      toBody: ({ personId, name }: { personId: string; name: string }) => ({
        recipient: personId === '' ? { name } : { id: Number(personId) },
      }),
    },
    send: async ({ recipient }) => onJoined((await join.mutateAsync(recipient)).recipientId),
  });
  const failure = form.failureText('You could not join. Please try again.');
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      {people.length > 0 && (
        <SelectField
          label="Who is it among your people?"
          value={form.values.personId}
          options={[
            { value: '', label: 'Somebody new' },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onValueChange={(personId) => form.set('personId', personId)}
        />
      )}
      {form.values.personId === '' && (
        <TextField
          label="What you call them"
          autoComplete="off"
          hint="They are added to your people. Only you see this name."
          {...form.field('name')}
        />
      )}
      {failure && <InlineError>{failure}</InlineError>}
      <Button type="submit" className="justify-self-start" loading={form.isSending} loadingText="Joining...">
        Give together
      </Button>
    </form>
  );
}
