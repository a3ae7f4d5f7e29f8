// What a change makes old, each area for itself.
import '../features/roles/data/live';
import '../features/finance/data/live';
import '../features/leads/data/live';
import '../features/meetings/data/live';
import '../features/notifications/data/live';
import '../features/projects/data/live';
import '../features/units/live';
import '../features/users/data/live';
import '../features/wabas/data/live';
import '../features/work/data/live';
