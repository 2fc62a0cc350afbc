import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { CheckIcon, InfoIcon } from '../../ui/graphics/icons.tsx';
import { oidcNameQuery, providerName } from './provider-names.ts';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

export function ProfileCard({ user }: { user: SessionUser }) {
  const { data: oidcName } = useQuery(oidcNameQuery);
  const provider = providerName(user.provider, oidcName);
  return (
    <TitledCard title="Profile">
      <div className="flex items-center gap-5">
        <Avatar name={user.name} imageUrl={user.avatar} className="size-18 text-xl" />
        <div className="min-w-0 grow">
          <p className="font-heading text-lg wrap-anywhere">{user.name}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">{user.email}</p>
          <span className="mt-2 inline-flex min-h-7 items-center gap-1.5 rounded-full bg-green-wash px-3 text-sm font-semibold text-green">
            <CheckIcon className="size-4" />
            Connected
          </span>
        </div>
      </div>
      <p className="mt-5 flex gap-2 border-t pt-4 text-sm text-ink-soft">
        <InfoIcon className="mt-0.5" />
        <span>
          {user.provider === 'mail'
            ? 'You sign in with links that we send to your e-mail address.'
            : `Your profile syncs with ${provider}. To change your name or email, change them in your ${provider} account; we pick them up the next time you sign in.`}
        </span>
      </p>
    </TitledCard>
  );
}
