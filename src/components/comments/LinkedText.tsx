import Link from '@mui/material/Link';
import { linkParts } from '@/utils/linkParts';

/** A written text, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ at, text: part, href }) =>
    href ? (
      <Link key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
