interface Size {
  width: number;
  height: number;
}

/** How large a picture stands within a room, whole and never larger than it is. */
export function logoBox(logo: Size, room: Size): Size {
  const scale = Math.min(1, room.width / logo.width, room.height / logo.height);
  return {
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}

/** A logo so wide that nothing of it could be read where there is only room for a mark. */
export const isWideLogo = ({ width, height }: Size): boolean => width > height * 2;

/** The room for a logo in each place; the server writes it into a page before any script. */
export const logoRooms = {
  shell: { width: 160, height: 40 },
  closedRail: { width: 48, height: 40 },
  login: { width: 260, height: 88 },
} as const satisfies Record<string, Size>;
