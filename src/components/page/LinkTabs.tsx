import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, type To, useLocation } from 'react-router-dom';

interface LinkTab {
  to: To;
  label: string;
  current: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  /** Turning the leaf of one page is nothing to go "back" over. */
  replace?: boolean;
}

// On a phone the row is wider than the screen; only the row moves, never the page.
function bringIntoView(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** The pages beside this one: links that look like tabs, for they have addresses of their own. */
export function LinkTabs({ label, tabs, replace }: LinkTabsProps) {
  const { state } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <ButtonBase
          key={tab.label}
          component={Link}
          to={tab.to}
          replace={replace}
          // Still the same record, come to from the same list.
          state={replace ? state : undefined}
          ref={tab.current ? bringIntoView : undefined}
          aria-current={tab.current ? 'page' : undefined}
          sx={{
            flex: 'none',
            px: 2,
            minHeight: 'var(--anden-row)',
            typography: 'button',
            borderBottom: 3,
            borderColor: tab.current ? 'primary.main' : 'transparent',
            color: tab.current ? 'primary.main' : 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: '-2px' },
          }}
        >
          {tab.label}
        </ButtonBase>
      ))}
    </Box>
  );
}
