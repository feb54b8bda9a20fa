import type { PostImage } from '@/services/wms/generated/posts.gen';

const shown = 4;

/** Where each picture stands; the shape is known before any of them arrives, so that nothing jumps. */
export function imageLayout(images: readonly PostImage[]) {
  const [first] = images;
  const visible = images.slice(0, shown);
  const hidden = images.length - visible.length;
  if (images.length === 1 && first) {
    const ratio = Math.min(Math.max(first.width / first.height, 4 / 5), 16 / 9);
    return { visible, hidden, ratio, columns: '1fr', firstSpans: false };
  }
  const ratio = images.length === 2 ? 2 : 3 / 2;
  return { visible, hidden, ratio, columns: '1fr 1fr', firstSpans: images.length === 3 };
}
