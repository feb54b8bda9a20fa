import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** The label says what the code opens, for people who cannot see it. */
  label: string;
  size?: number;
}

/** Black on white in both themes: a reader does not understand the inverse. */
export function QrCode({ value, label, size = 256 }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      size={size}
      level="L"
      bgColor="#FFFFFF"
      fgColor="#000000"
      marginSize={4}
      title={label}
      role="img"
    />
  );
}
