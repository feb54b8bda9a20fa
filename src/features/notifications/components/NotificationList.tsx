import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { RelativeTime } from '@/components/time/RelativeTime';
import {
  type Notification,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';
import { useDownload } from '@/services/wms/useDownload';
import { filesFolder } from '@/utils/paths';

interface NotificationListProps {
  rows: readonly Notification[];
  onOpen?: () => void;
}

export function NotificationList({ rows, onOpen }: NotificationListProps) {
  const [markRead] = useMarkNotificationsReadMutation();
  const openLink = useOpenLink();
  const open = (row: Notification) => {
    if (row.readAt === null) void markRead({ ids: [row.id] });
    if (row.link) openLink(row.link);
    onOpen?.();
  };
  return (
    <List disablePadding>
      {rows.map((row) => (
        <ListItem key={row.id} disablePadding>
          <ListItemButton
            onClick={() => open(row)}
            sx={{ alignItems: 'flex-start', gap: 1.5, py: 1.5 }}
          >
            <Box
              aria-hidden="true"
              sx={{
                flex: 'none',
                width: 8,
                height: 8,
                mt: 1,
                borderRadius: '50%',
                bgcolor: row.readAt === null ? 'primary.main' : 'transparent',
              }}
            />
            <Box sx={{ minWidth: 0 }}>
              {row.readAt === null ? (
                <Box component="span" sx={visuallyHidden}>
                  Sin leer:
                </Box>
              ) : null}
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {row.title}
              </Typography>
              <Typography variant="body2" component="span" noWrap sx={{ display: 'block' }}>
                {row.body}
              </Typography>
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                <RelativeTime value={row.createdAt} />
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Leads to a page of the client, or saves a file of the server under the name that the server gives it. */
function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  const download = useDownload();
  return (link) => void (link.startsWith(filesFolder) ? download(link, '') : navigate(link));
}
