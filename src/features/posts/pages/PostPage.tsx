import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import type { AppError } from '@/services/wms/appError';
import { useGetPostQuery } from '@/services/wms/generated/posts.gen';
import { routes } from '@/utils/paths';
import { PostArticle } from '../components/PostArticle';
import { PostSkeleton } from '../components/PostSkeleton';
import { SeenProvider } from '../components/SeenProvider';

const back = { to: routes.posts, label: 'Volver al muro' };

const notAPost: AppError = {
  status: 404,
  code: 'no_encontrado',
  message: 'La publicación no existe o ya no está a tu alcance.',
  detail: '',
};

/** A post with its comments open. */
export function PostPage() {
  const { id } = useParams();
  const known = /^[1-9]\d{0,9}$/.test(id ?? '');
  const query = useGetPostQuery(known ? Number(id) : skipToken);
  const shown = known ? query : { isLoading: false, error: notAPost };
  return (
    <Page title={query.currentData?.title ?? 'Publicación'} back={back} width="reading">
      <SeenProvider>
        <QueryState
          query={{ ...shown, data: known ? query.currentData : undefined }}
          skeleton={<PostSkeleton posts={1} />}
        >
          {(post) => <PostArticle key={post.id} post={post} alone />}
        </QueryState>
      </SeenProvider>
    </Page>
  );
}
