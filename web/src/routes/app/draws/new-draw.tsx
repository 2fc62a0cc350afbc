import { useNavigate } from 'react-router';
import { emptyDraw } from '../../../features/draws/draw-draft.ts';
import { DrawForm } from '../../../features/draws/draw-form.tsx';
import { usePrepareDraw } from '../../../features/draws/use-draw-changes.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { BackLink } from '../../../ui/layout/back.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useSuggestedNames } from './use-suggested-names.ts';

export const meta = () => [pageTitle('Draw names')];

export default function NewDrawPage() {
  const names = useSuggestedNames();
  const prepare = usePrepareDraw();
  const navigate = useNavigate();
  return (
    <div className="column">
      <PageHeader back={<BackLink to={paths.draws} text="Draws" />} title="New draw" />
      <DrawForm
        {...names}
        initial={emptyDraw(names.myName)}
        submitLabel="Save"
        onCancel={() => void navigate(paths.draws)}
        send={async (draft) => {
          const { id } = await prepare.mutateAsync(draft);
          await navigate(paths.draw(id), { replace: true });
        }}
      />
    </div>
  );
}
