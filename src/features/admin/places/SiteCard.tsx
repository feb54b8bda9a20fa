import { siteRecord } from '@contract/admin/site';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { fieldText } from '@/components/record/fieldText';
import { type Area, type Site, useDeleteSiteMutation } from '@/services/wms/generated/admin.gen';
import { counted } from '@/utils/counted';
import { adminPaths } from '@/utils/paths';
import { AreaRow } from './AreaRow';
import { DeletePlace } from './DeletePlace';

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
