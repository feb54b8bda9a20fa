import { commentBody } from '@contract/posts/postComment';
import { z } from 'zod';
import { CommentForm } from '@/components/comments/CommentForm';
import { useCommentPostMutation } from '../wall';

const schema = z.object({ body: commentBody });

interface PostCommentFormProps {
  postId: number;
  autoFocus?: boolean;
}

export function PostCommentForm({ postId, autoFocus }: PostCommentFormProps) {
  const [comment] = useCommentPostMutation();
  return (
    <CommentForm
      draftKey={`comment/${postId}`}
      schema={schema}
      onSend={(body) => comment({ postId, body }).unwrap()}
      autoFocus={autoFocus}
    />
  );
}
