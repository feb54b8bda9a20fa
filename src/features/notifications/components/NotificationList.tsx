import {
  type NotificationType,
  notificationTypes,
} from '@contract/notifications/notificationTypes';
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
  /** The level of the names of the modules, below the heading around the list. */
  heading: 'h2' | 'h3';
  onOpen?: () => void;
}

export function NotificationList({ rows, heading, onOpen }: NotificationListProps) {
  const [markRead] = useMarkNotificationsReadMutation();
  const openLink = useOpenLink();
  const open = (row: Notification) => {
    if (row.readAt === null) void markRead({ ids: [row.id] });
    if (row.link) openLink(row.link);
    onOpen?.();
  };
  return (
    <List disablePadding>
      {byModule(rows).map(({ module, notices }) => (
        <li key={module}>
          <Typography
            variant="subtitle2"
            component={heading}
            sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}
          >
            {module}
          </Typography>
          <List disablePadding>
            {notices.map((row) => (
              <NoticeItem key={row.id} row={row} onOpen={() => open(row)} />
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}

const isType = (type: string): type is NotificationType => type in notificationTypes;

/** Under the module that they come from, whose news is the latest first. */
function byModule(rows: readonly Notification[]) {
  const groups = new Map<string, Notification[]>();
  for (const row of rows) {
    const module = isType(row.type) ? notificationTypes[row.type].push.title : 'Otros';
    groups.set(module, [...(groups.get(module) ?? []), row]);
  }
  return [...groups].map(([module, notices]) => ({ module, notices }));
}

interface NoticeItemProps {
  row: Notification;
  onOpen: () => void;
}

function NoticeItem({ row, onOpen }: NoticeItemProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onOpen} sx={{ alignItems: 'flex-start', gap: 1.5, py: 1.5 }}>
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
  );
}

/** Leads to a page of the client, or saves a file of the server under the name that the server gives it. */
function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  const download = useDownload();
  return (link) => void (link.startsWith(filesFolder) ? download(link, '') : navigate(link));
}
