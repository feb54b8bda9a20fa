import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScreenHighProps {
  /** Left free under it. */
  margin?: number;
  children: ReactNode;
}

/** The box is as high as the window lets it between the bars: its content scrolls, and not the page. */
export function ScreenHigh({ margin = 0, children }: ScreenHighProps) {
  const box = useRef<HTMLDivElement>(null);
  const [around, setAround] = useState(200);
  useLayoutEffect(() => {
    const measure = () => {
      const element = box.current;
      const main = element?.closest('main');
      if (!element || !main) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      const below = Number.parseFloat(getComputedStyle(main).paddingBottom) || 0;
      setAround(Math.round(top + below));
    };
    measure();
    // Bars over the page come and go.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, []);
  return (
    <Box ref={box} sx={{ height: `calc(100dvh - ${around + margin}px)`, minHeight: 320 }}>
      {children}
    </Box>
  );
}
