import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { PersonName } from '@/components/person/PersonName';
import type { OutsidePunch } from '@/services/wms/generated/markings.gen';
import { punchPath } from '@/utils/timePaths';
import { outsideText } from '../markingTexts';

interface OutsidePunchCardProps {
  row: OutsidePunch;
  selected: boolean;
  onShow: (id: number) => void;
}

/** The card says a point of the map in words. */
export function OutsidePunchCard({ row, selected, onShow }: OutsidePunchCardProps) {
  const { id, personName, imageUrl, siteName, areaName } = row;
  const said = outsideText(row);
  return (
    <Card
      component="li"
      sx={{ px: 2, py: 1.5, borderColor: selected ? 'primary.main' : undefined }}
    >
      <PersonName name={personName} imageUrl={imageUrl} detail={`${siteName} · ${areaName}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 150px', color: 'text.secondary' }}>
          {said}
        </Typography>
        <Button
          size="small"
          startIcon={<Icon name="map" />}
          aria-label={`Ver en el mapa la ${said} de ${personName}`}
          onClick={() => onShow(id)}
        >
          Ver
        </Button>
        <Button
          size="small"
          component={Link}
          to={punchPath(id)}
          state={fromList()}
          aria-label={`Abrir la ${said} de ${personName}`}
        >
          Abrir
        </Button>
      </Box>
    </Card>
  );
}
