import type { Mention } from '@contract/chats/mentionText';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type ReactNode, useId, useRef } from 'react';
import { PersonName } from '@/components/person/PersonName';
import { useMentionOffers } from '../useMentionOffers';

interface MentionBoxProps {
  chatId: number;
  onPick: (person: Mention) => void;
  /** Something was written. */
  onWrite?: () => void;
  /** The form in which one writes. */
  children: ReactNode;
}

/** People of the conversation are offered over the field while a name is written after an @. */
export function MentionBox({ chatId, onPick, onWrite, children }: MentionBoxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { open, rows, at, optionId, pick, look, press, close } = useMentionOffers({
    chatId,
    listId,
    onPick: ({ id, calledName }) => onPick({ personId: id, name: calledName }),
  });
  return (
    <Box
      ref={box}
      onInput={(event) => {
        look(event);
        onWrite?.();
      }}
      onKeyUp={look}
      onClick={look}
      onKeyDownCapture={press}
      onBlur={close}
    >
      {children}
      <Popper
        open={open}
        anchorEl={box.current}
        placement="top-start"
        sx={{ zIndex: 'modal', width: 320, maxWidth: 'calc(100vw - 32px)' }}
      >
        <Paper
          elevation={6}
          id={listId}
          role="listbox"
          aria-label="Personas para mencionar"
          sx={{ maxHeight: 280, overflowY: 'auto', py: 0.5 }}
        >
          {rows.map((person, index) => (
            <ListItemButton
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              selected={index === at}
              tabIndex={-1}
              // The words keep the focus, and a telephone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
              sx={{ minHeight: 44, px: 1.5 }}
            >
              <PersonName
                name={person.name}
                imageUrl={person.imageUrl}
                detail={person.position}
                size={28}
              />
            </ListItemButton>
          ))}
        </Paper>
      </Popper>
    </Box>
  );
}
