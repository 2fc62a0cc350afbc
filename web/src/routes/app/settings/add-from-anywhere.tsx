import { Bookmarklet } from '../../../features/settings/bookmarklet.tsx';
import { TitledCard } from '../../../ui/layout/titled-card.tsx';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { BackLink } from '../../../ui/layout/back.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Add from anywhere')];

export default function AddFromAnywherePage() {
  return (
    <div className="column">
      <PageHeader
        title="Add from anywhere"
        lead="Three ways to tuck a gift away while you look at something else. Each one fills in the form; a gift is created when you press Create Gift."
        back={<BackLink to={paths.settings} text="Settings" />}
      />
      <div className="grid gap-5">
        <TitledCard
          title="Share to Tuckaway"
          lead="On an Android phone or tablet, once the app is installed."
        >
          <Steps
            steps={[
              'Open Tuckaway in Chrome, open its menu and choose “Add to Home screen” or “Install app”.',
              'In a shop, or in any other app, press Share and choose Tuckaway.',
              'Look over what was found and press Create Gift. Shared text without a link becomes the name.',
            ]}
          />
          <p className="mt-4 text-sm text-ink-soft">
            iPhones and iPads can put Tuckaway on the Home Screen (Share, then “Add to Home Screen”), but do
            not let it appear among the apps to share to. Copy the link there and paste it into Create Gift.
          </p>
        </TitledCard>
        <TitledCard
          title="A bookmark that adds the page you are on"
          lead="On a computer. Drag the button to your bookmarks bar, then press it on the page of anything you would like to give."
        >
          <Bookmarklet />
        </TitledCard>
        <TitledCard title="Paste" lead="Everywhere.">
          <Steps
            steps={[
              'Copy a link, or several, or a list of names with one in each line.',
              'Press the plus and Create Gift, and paste. One link fills in the form; several become several gifts, which you look over first.',
            ]}
          />
        </TitledCard>
        <TitledCard title="Without a connection" lead="Once Tuckaway was open on this device.">
          <p className="text-sm text-ink-soft">
            Tuckaway opens and shows what you read last. A new gift is kept on the device and saved when you
            are back. Signing out removes all of it from the device.
          </p>
        </TitledCard>
      </div>
    </div>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="ml-5 grid list-decimal gap-2 text-sm marker:text-ink-soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
