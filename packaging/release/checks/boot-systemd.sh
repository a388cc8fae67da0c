#!/bin/sh
# Run by booted.ts in namespaces of its own: this machine's files at $1, to be written to without harm, and a systemd that has them as its root.
set -e
root=$1
mount --make-rprivate /
mount -t tmpfs tmpfs "$root"
mkdir "$root/upper" "$root/work" "$root/system"
mount -t overlay overlay -o "lowerdir=/,upperdir=$root/upper,workdir=$root/work" "$root/system"
cd "$root/system"
mount -t proc proc proc
mount -t sysfs sysfs sys
for place in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs $place; done
chmod 1777 tmp
for device in null zero full random urandom tty; do
  touch dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
mount -t cgroup2 cgroup2 sys/fs/cgroup
ip link set lo up
# Nothing of this machine is started there.
rm -rf etc/systemd/system/*.wants
ln -sf /lib/systemd/system/multi-user.target etc/systemd/system/default.target
for unit in systemd-udevd systemd-logind systemd-networkd systemd-resolved systemd-timesyncd systemd-sysctl console-getty getty@tty1; do
  ln -sf /dev/null etc/systemd/system/$unit.service
done
# The package comes in by the folder it is installed from.
mkdir -p root/given
cp "$2" root/given
mkdir -p old-root
# A root, not a chroot: from inside that nobody could have a name space of users.
pivot_root . old-root
exec chroot . /bin/sh -c 'umount -l /old-root && exec env -i container=docker PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd'
