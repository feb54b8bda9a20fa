import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { fromList } from '@/components/page/fromList';
import { routes } from '@/utils/paths';
import type { Post } from '../api';

interface PostLinksProps {
  title: string;
  icon: IconName;
  posts: readonly Post[];
  children?: ReactNode;
}

/** A few titles beside the wall, each leading to its post. */
export function PostLinks({ title, icon, posts, children }: PostLinksProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography
        variant="h4"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Icon name={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, m: 0, pl: 3.5, listStyle: 'none', typography: 'body2' }}
      >
        {posts.map((post) => (
          <li key={post.id}>
            <Link
              component={RouterLink}
              to={`${routes.posts}/${post.id}`}
              state={fromList}
              underline="hover"
              sx={{ color: 'text.primary' }}
            >
              {post.title}
            </Link>
          </li>
        ))}
      </Box>
      {children}
    </Box>
  );
}
