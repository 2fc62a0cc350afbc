import { useLocation, useNavigate } from 'react-router';
import { stepsToPreviousPage } from './dialog-history.ts';
import { paths } from './paths.ts';

// React Router's key of a page that was opened by its address: no page of this site is before it in the history.
const FIRST_PAGE_KEY = 'default';

/** Returns a function that goes back to the previous page, or to `fallback` if the page was opened by its address. */
export function useGoBack(fallback: string = paths.app): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === FIRST_PAGE_KEY) void navigate(fallback, { replace: true });
    else void navigate(-stepsToPreviousPage());
  };
}
