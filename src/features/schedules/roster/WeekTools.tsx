import { counted } from '@contract/core/counted';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import {
  type RosterPerson,
  useFillRosterMutation,
  useLazyListRosterQuery,
} from '@/services/wms/generated/schedules.gen';
import { importRosterPath, openShiftsPath } from '@/utils/timePaths';
import { daysOfWeek, moveWeek } from '@/utils/weekDays';
import { ExportWeeksDialog } from './ExportWeeksDialog';
import { type Board, repeatWeek } from './rosterBlocks';
import type { RosterEdits } from './useRosterEdits';

interface WeekToolsProps {
  board: Board;
  whose: { siteId?: number; areaId?: number };
  /** The search that also limits who is on the board. */
  search: string | undefined;
  page: number;
  edits: Pick<RosterEdits, 'change' | 'remember'>;
}

interface Tool {
  label: string;
  icon: IconName;
  busy: boolean;
  run: () => unknown;
}

/** The tools fill a whole week at once, and take weeks out and in. */
export function WeekTools({ board, whose, search, page, edits }: WeekToolsProps) {
  const notify = useNotice();
  const navigate = useNavigate();
  const [fill, filling] = useFillRosterMutation();
  const [ask, asking] = useLazyListRosterQuery();
  const [exporting, setExporting] = useState(false);
  const { from, total } = board.roster;

  async function fillByRotations() {
    const { data } = await fill({ from, ...whose, search });
    if (!data) return;
    edits.remember(
      data.cells.map(({ personId, day, shiftIds }) => ({
        ...{ personId, day },
        before: [],
        after: shiftIds,
      })),
    );
    notify({
      text:
        data.planned > 0
          ? `${counted(data.planned, 'turno planificado', 'turnos planificados')} según las rotaciones`
          : 'Las rotaciones no tienen nada más para poner en esta semana',
    });
  }

  /**
   * The people on the board as they were in another week; others who came or left since may have moved a person to the
   * page beside.
   */
  async function peopleIn(week: string): Promise<RosterPerson[] | null> {
    const found: RosterPerson[] = [];
    for (const at of [page, page - 1, page + 1].filter((one) => one >= 1)) {
      const { data } = await ask({ from: week, ...whose, search, page: at });
      if (!data) return null;
      found.push(...data.people);
      const known = new Set(found.map(({ id }) => id));
      if (data.total <= data.pageSize || board.personIds.every((id) => known.has(id))) break;
    }
    return found;
  }

  async function repeatLast() {
    const last = moveWeek(from, -1);
    const people = await peopleIn(last);
    if (!people) return;
    const repeated = repeatWeek(board, { people }, daysOfWeek(last));
    if (repeated.length === 0) notify({ text: 'No hay días vacíos para completar con esa semana' });
    edits.change(repeated);
  }

  const planning: Tool[] = [
    {
      label: 'Completar con rotaciones',
      icon: 'sync',
      busy: filling.isLoading,
      run: fillByRotations,
    },
    { label: 'Repetir la semana anterior', icon: 'copy', busy: asking.isFetching, run: repeatLast },
    {
      label: 'Turnos abiertos',
      icon: 'campaign',
      busy: false,
      run: () => navigate(openShiftsPath),
    },
    { label: 'Importar', icon: 'upload', busy: false, run: () => navigate(importRosterPath) },
  ];
  const tools: Tool[] = [
    ...(board.roster.edits ? planning : []),
    { label: 'Exportar', icon: 'download', busy: false, run: () => setExporting(true) },
  ];

  return (
    <>
      {tools.length > 1 ? <ToolsMenu tools={tools} /> : <ToolsRow tools={tools} />}
      {exporting ? (
        <ExportWeeksDialog
          {...{ from, whose, search }}
          people={total}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </>
  );
}

const ToolsRow = ({ tools }: { tools: readonly Tool[] }) =>
  tools.map(({ label, icon, busy, run }) => (
    <Button
      key={label}
      startIcon={<Icon name={icon} />}
      loading={busy}
      loadingPosition="start"
      onClick={run}
    >
      {label}
    </Button>
  ));

/** A row of buttons would push the people away: the week has one line of tools. */
function ToolsMenu({ tools }: { tools: readonly Tool[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        startIcon={<Icon name="moreVertical" />}
        loading={tools.some(({ busy }) => busy)}
        loadingPosition="start"
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        Acciones
      </Button>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        {tools.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              void run();
            }}
          >
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
