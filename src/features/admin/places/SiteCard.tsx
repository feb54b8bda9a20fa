import { siteRecord } from '@contract/admin/site';
import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { fieldText } from '@/components/record/fieldText';
import {
  type Area,
  type Site,
  useDeleteAreaMutation,
  useDeleteSiteMutation,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';

interface SiteCardProps {
  site: Site;
  areas: readonly Area[];
  /** It was chosen on the map. */
  selected: boolean;
  onShow: () => void;
}

export function SiteCard({ site, areas, selected, onShow }: SiteCardProps) {
  const { id, name, address, zone, latitude, people } = site;
  const card = useRef<HTMLDivElement>(null);
  const [remove] = useDeleteSiteMutation();
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Card
      ref={card}
      component="section"
      aria-label={name}
      sx={{ '& + &': { mt: 2 }, borderColor: selected ? 'primary.main' : undefined }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            address ?? 'Sin dirección',
            fieldText(siteRecord.fields.zone, zone),
            counted(people, 'persona', 'personas'),
          ].join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, ml: -1 }}>
          <Button size="small" component={Link} to={`${adminPaths.sites}/${id}`}>
            Editar
          </Button>
          {latitude === null ? null : (
            <Button size="small" startIcon={<Icon name="map" />} onClick={onShow}>
              En el mapa
            </Button>
          )}
          <Button size="small" component={Link} to={`${adminPaths.areas}/new?sede=${id}`}>
            Nueva área
          </Button>
          <DeletePlace what="la sede" name={name} remove={() => remove({ id }).unwrap()} />
        </Box>
      </Box>
      <List disablePadding aria-label={`Áreas de ${name}`}>
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} />
        ))}
      </List>
    </Card>
  );
}

function AreaRow({ area }: { area: Area }) {
  const { id, name, people, head } = area;
  const [remove] = useDeleteAreaMutation();
  const who = counted(people, 'persona', 'personas');
  return (
    <ListItem
      disablePadding
      sx={{ borderTop: 1, borderColor: 'divider' }}
      secondaryAction={
        <DeletePlace what="el área" name={name} iconOnly remove={() => remove({ id }).unwrap()} />
      }
    >
      <ListItemButton component={Link} to={`${adminPaths.areas}/${id}`}>
        <ListItemText
          primary={name}
          secondary={head ? `${who} · Responsable: ${head.name}` : `${who} · Sin responsable`}
        />
      </ListItemButton>
    </ListItem>
  );
}

interface DeletePlaceProps {
  what: 'la sede' | 'el área';
  name: string;
  iconOnly?: boolean;
  remove: () => Promise<unknown>;
}

/** Asks first; the server says why where it cannot be. */
function DeletePlace({ what, name, iconOnly = false, remove }: DeletePlaceProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotice();
  const confirm = async () => {
    // A refusal is told over the page, in the server's words.
    const gone = await remove().then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (gone) notify({ text: `Se borró ${what} «${name}»` });
  };
  const open = () => setAsking(true);
  return (
    <>
      {iconOnly ? (
        <Tooltip title="Borrar">
          <IconButton aria-label={`Borrar ${what} ${name}`} onClick={open}>
            <Icon name="delete" fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" aria-label={`Borrar ${what} ${name}`} onClick={open}>
          Borrar
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`¿Borrar ${what} «${name}»?`}
        confirmLabel="Borrar"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        Solo se puede si no tiene gente ni registros. No se puede deshacer.
      </ConfirmDialog>
    </>
  );
}
