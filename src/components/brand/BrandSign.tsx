import { isWideLogo, logoBox, logoRooms } from '@contract/organisation/logoBox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { employerLogo } from '../paper/employerName';
import { BrandMark } from './BrandMark';

interface BrandSignProps {
  /** Where there is only room for a mark. */
  narrow?: boolean;
  /** Beside our own mark; a logo says whose portal it is. */
  word?: boolean;
}

/** The organisation's logo over its portal, and our mark where it has none or it does not come. */
export function BrandSign({ narrow = false, word = !narrow }: BrandSignProps) {
  const [lost, setLost] = useState(false);
  const logo = lost ? null : employerLogo();
  if (logo && !(narrow && isWideLogo(logo))) {
    const size = logoBox(logo, narrow ? logoRooms.closedRail : logoRooms.shell);
    const lose = () => setLost(true);
    return <img className="house-logo" src={logo.src} {...size} alt="" onError={lose} />;
  }
  return (
    <>
      <BrandMark size={30} />
      {word ? (
        <Typography
          component="span"
          sx={{ fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.02em' }}
        >
          Andén
        </Typography>
      ) : null}
    </>
  );
}
