const drafts = new Map<number, string>();

/** What was typed under a post and not sent: it is still there when the person comes back to it. */
export const commentDrafts = {
  read: (postId: number) => drafts.get(postId) ?? '',
  keep: (postId: number, body: string) => {
    if (body) drafts.set(postId, body);
    else drafts.delete(postId);
  },
};
