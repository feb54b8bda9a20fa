interface BrandMarkProps {
  size?: number;
}

/** A station's vault, someone waiting under it, and the line at the edge of the platform. */
export function BrandMark({ size = 32 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--anden-palette-primary-main)" />
      <path
        d="M9.5 21.5v-6a6.5 6.5 0 0 1 13 0v6"
        fill="none"
        stroke="var(--anden-palette-primary-contrastText)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <circle cx="16" cy="17" r="2.5" fill="var(--anden-palette-primary-contrastText)" />
      <path
        d="M6.5 25.8h19"
        stroke="var(--anden-palette-line-platform)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
