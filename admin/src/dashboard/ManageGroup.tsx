import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

interface Props {
  title: string;
  links: readonly { to: string; label: string }[];
}

export function ManageGroup({ title, links }: Props) {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper' }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {links.map(({ to, label }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            sx={{ justifyContent: 'flex-start', textAlign: 'left', borderRadius: 1 }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
