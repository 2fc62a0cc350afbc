import { ACCOUNTS_COUNTED, type OperatorOverview } from '@tuckaway/contract/accounts/operator';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

const WAYS = { google: 'Google', apple: 'Apple', oidc: 'OpenID Connect', mail: 'a link by mail' };

/** How the installation is set up, without anything secret. */
export function InstallationCard({ overview }: { overview: OperatorOverview }) {
  const { version, accounts, configuration } = overview;
  const { publicUrl, database, pictures, signIn, trustProxyHops } = configuration;
  const facts = [
    ['Version', version],
    ['Accounts', accounts >= ACCOUNTS_COUNTED ? 'More than 10,000' : accounts.toLocaleString('en-US')],
    ['Address', publicUrl],
    ['Sign-in by', signIn.map((way) => WAYS[way]).join(', ') || 'nothing: nobody can sign in'],
    ['Database', database === 'embedded' ? 'The embedded PostgreSQL' : 'A PostgreSQL of yours'],
    ['Pictures', pictures === 'folder' ? 'In the data folder' : 'In a bucket'],
    ['Proxies in front', String(trustProxyHops)],
  ];
  return (
    <TitledCard title="This installation">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
