import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import {
  type SavedView,
  useChooseFirstViewMutation,
  useDeleteViewMutation,
  useSaveViewMutation,
  type ViewState,
} from '@/services/lists/viewHooks';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useNotice } from '../feedback/useNotice';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { SaveViewDialog } from './SaveViewDialog';

interface SavedViewsProps {
  list: string;
  views: readonly SavedView[];
  current: SavedView | undefined;
  state: ViewState;
  /** The list on screen differs from what the current view keeps. */
  changed: boolean;
  onApply: (view: SavedView | null) => void;
}

/** The list as people like to see it, under a name. */
export function SavedViews(props: SavedViewsProps) {
  const { list, views, current, state, changed, onApply } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'save' | 'delete' | null>(null);
  const [save] = useSaveViewMutation();
  const [remove] = useDeleteViewMutation();
  const [chooseFirst] = useChooseFirstViewMutation();
  const notify = useNotice();
  const close = () => setOpen(null);

  const keepChanges = async (view: SavedView) => {
    const { id, version, name, shared } = view;
    const { error } = await save({ list, id, version, name, shared, state });
    if (!error) notify({ text: `Se guardó la vista «${name}»` });
  };
  const openFirst = async (view: SavedView, first: boolean) => {
    const { error } = await chooseFirst({ list, id: first ? view.id : null });
    if (error) return;
    notify({
      text: first
        ? `Esta lista se va a abrir con «${view.name}»`
        : 'Esta lista se va a abrir como viene',
    });
  };
  const ofCurrent: [IconName, string, () => unknown][] = current
    ? [
        ...(current.mine && changed
          ? [
              ['check', `Guardar los cambios en «${current.name}»`, () => keepChanges(current)] as [
                IconName,
                string,
                () => unknown,
              ],
            ]
          : []),
        current.first
          ? ['star', 'No abrir con esta vista', () => openFirst(current, false)]
          : ['star', 'Abrir siempre con esta vista', () => openFirst(current, true)],
        ...(current.mine
          ? [
              ['delete', `Borrar «${current.name}»`, () => setOpen('delete')] as [
                IconName,
                string,
                () => unknown,
              ],
            ]
          : []),
      ]
    : [];
  const item = (
    icon: IconName | null,
    text: string,
    run: () => unknown,
    selected = false,
    detail?: string,
  ) => (
    <MenuItem
      key={text}
      selected={selected}
      onClick={() => {
        close();
        run();
      }}
    >
      <ListItemIcon>{icon ? <Icon name={icon} fontSize="small" /> : null}</ListItemIcon>
      <ListItemText primary={text} secondary={detail} />
    </MenuItem>
  );
  return (
    <>
      <Button
        ref={button}
        startIcon={<Icon name="savedView" />}
        aria-haspopup="menu"
        onClick={() => setOpen('menu')}
      >
        {current ? `${current.name}${changed ? ' (cambiada)' : ''}` : 'Vistas'}
      </Button>
      <Menu open={open === 'menu'} anchorEl={button.current} onClose={close}>
        {item(null, 'Como viene', () => onApply(null), current === undefined)}
        {views.map((view) =>
          item(
            view.first ? 'star' : null,
            view.name,
            () => onApply(view),
            view.id === current?.id,
            view.mine ? (view.shared ? 'Compartida' : undefined) : `De ${view.ownerName}`,
          ),
        )}
        <Divider />
        {item('add', 'Guardar como vista nueva…', () => setOpen('save'))}
        {ofCurrent.map(([icon, text, run]) => item(icon, text, run))}
      </Menu>
      {open === 'save' ? (
        <SaveViewDialog
          list={list}
          state={state}
          onSaved={(view) => {
            close();
            onApply(view);
          }}
          onClose={close}
        />
      ) : null}
      {current ? (
        <ConfirmDialog
          open={open === 'delete'}
          title={`¿Borrar la vista «${current.name}»?`}
          confirmLabel="Borrar"
          tone="danger"
          onClose={close}
          onConfirm={async () => {
            const { error } = await remove({ id: current.id });
            close();
            if (!error) onApply(null);
          }}
        >
          {current.shared
            ? 'Deja de estar para todas las personas que la usan.'
            : 'No se puede deshacer.'}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
