import { useSearchParams } from 'react-router';
import { BudgetPanel } from '../../../features/budget/budget-panel.tsx';
import { YearAhead } from '../../../features/upcoming/year-ahead.tsx';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';

export const meta = () => [pageTitle('Coming up')];

type View = 'days' | 'budget';
const VIEW_PARAM = 'view';

export default function UpcomingPage() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get(VIEW_PARAM) === 'budget' ? 'budget' : 'days';
  const show = (next: View) =>
    setParams(next === 'days' ? {} : { [VIEW_PARAM]: next }, { preventScrollReset: true });
  return (
    <div className="column">
      <PageHeader title="Coming up" lead="The next twelve months, and how ready you are" />
      <Tabs
        label="Coming up"
        value={view}
        onValueChange={show}
        tabs={[
          { value: 'days', label: 'Days', content: <YearAhead /> },
          { value: 'budget', label: 'Budget', content: <BudgetPanel /> },
        ]}
      />
    </div>
  );
}
