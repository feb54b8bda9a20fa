import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { IconName } from '@/components/icons/icons';
import { fromList } from '@/components/page/fromList';
import type { Post } from '@/services/wms/generated/posts.gen';
import { routes } from '@/utils/paths';
import { AsideSection } from './AsideSection';

interface PostLinksProps {
  title: string;
  icon: IconName;
  posts: readonly Post[];
  children?: ReactNode;
}

/** A few titles beside the wall, each leading to its post. */
export function PostLinks({ title, icon, posts, children }: PostLinksProps) {
  const rows = posts.map((post) => (
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
  ));
  return (
    <AsideSection title={title} icon={icon} rows={rows}>
      {children}
    </AsideSection>
  );
}
