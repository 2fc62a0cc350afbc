import { useLocation, useNavigate } from 'react-router';
import { stepsToPreviousPage } from './dialog-history.ts';
import { paths } from './paths.ts';

// The router's key of a page that was opened directly: there is nothing of ours before it.
const FIRST_PAGE_KEY = 'default';

/** One step back in history; to the home screen where the page was opened by its address. */
export function useGoBack(fallback: string = paths.app): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === FIRST_PAGE_KEY) void navigate(fallback, { replace: true });
    else void navigate(-stepsToPreviousPage());
  };
}
